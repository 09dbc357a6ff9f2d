"""Forms with files: their fields, and bytes that are no form."""

import pytest

from playground.forms import Field, fields

KIND = "multipart/form-data; boundary=bound"
TEXT = b'--bound\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}\r\n'
FILE = (
    b'--bound\r\ncontent-type: image/png\r\ncontent-disposition: form-data; name="files[0]"; filename="%s"\r\n'
    b"\r\n%s\r\n"
)
END = b"--bound--\r\n"


def test_a_form_has_texts_and_files() -> None:
    body = TEXT + FILE % (b"a.png", b"\r\n--\r\n\x89PNG\r\n") + END
    assert [*fields(KIND, body)] == [
        Field("payload_json", None, b"{}"),
        Field("files[0]", "a.png", b"\r\n--\r\n\x89PNG\r\n"),
    ]


@pytest.mark.parametrize(
    ("written", "name"), [(b"zug.png", "zug.png"), ('Zü\\"g'.encode(), 'Zü"g'), (b"\xff", "\ufffd")], ids=ascii
)
def test_a_file_keeps_its_name(written: bytes, name: str) -> None:
    assert [each.file_name for each in fields(KIND, FILE % (written, b"") + END)] == [name]


def test_a_boundary_may_be_quoted() -> None:
    assert [*fields('Multipart/Form-Data; boundary="bound"', TEXT + END)] == [Field("payload_json", None, b"{}")]


@pytest.mark.parametrize(
    "body",
    [b"", b"\xff\xfe", b"--other--", TEXT, TEXT[:-8] + END[:-5], b"x" + TEXT + END, b"--bound\r\n\r\nx\r\n" + END],
    ids=ascii,
)
def test_bytes_that_are_no_form_are_refused(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"form|field"):
        [*fields(KIND, body)]


def test_a_form_needs_a_boundary() -> None:
    with pytest.raises(ValueError, match="boundary"):
        [*fields("multipart/form-data", TEXT + END)]
