import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BlobStore } from './blob-store.ts'
import { folderBlobs } from './folder-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'

export interface BlobSettings {
  /** `file:///shared/blobs` or `https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1`; empty for a folder here. */
  BLOBS_URL: string
  TESSERA_DATA: string
}

/** Opens the store that the settings name. */
export function openBlobs({ BLOBS_URL: address, TESSERA_DATA: folder }: BlobSettings): BlobStore {
  if (!address) return folderBlobs(join(folder, 'blobs'))
  const url = new URL(address)
  if (url.protocol === 'file:') return folderBlobs(fileURLToPath(url))
  return s3Blobs({
    bucket: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  })
}
