/** The file breaks the format, or is larger than the reader goes. */
export class PdfUnreadable extends Error {}
