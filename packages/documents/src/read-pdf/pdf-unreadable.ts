/** The file breaks the format or exceeds the reader's limits. */
export class PdfUnreadable extends Error {}
