/** Says that the file of a list is too large, before it is sent and after; undefined if it is not. */
export const listFileProblem = (bytes: number, maxBytes: number): string | undefined =>
  bytes > maxBytes ? `This file is larger than ${maxBytes / 1000} KB. Choose a smaller one, or split it.` : undefined
