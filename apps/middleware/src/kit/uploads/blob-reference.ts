/** The same bytes are in the SQL function `blob_name`. No file has them by chance. */
const mark = Buffer.from('7e55e2a0b10b4e0a9d3c5f8e21c6d47a', 'hex')
/** A reference begins like its content, because SQL tells photos from PDFs by that. */
const headLength = 5
const nameAt = headLength + mark.length

/** The bytes that a column holds instead of those that are in the store under this name. */
export function referTo(name: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(headLength)
  bytes.copy(head)
  return Buffer.concat([head, mark, Buffer.from(name)])
}

/** The name that a column refers to; undefined if it holds the bytes themselves. */
export const findBlobName = (stored: Buffer): string | undefined =>
  stored.subarray(headLength, nameAt).equals(mark) ? stored.subarray(nameAt).toString() : undefined
