import type { NamedFile } from '@tessera/documents/zip-files'
import { StatusReply } from '@tessera/server/status-reply'

/** The file must not run, be framed, be sniffed or be cached. */
export function answerFile({ name, bytes }: NamedFile, type: string): StatusReply {
  const plain = name.replace(/[^\w.-]/g, '-')
  return new StatusReply(200, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
}
