import { findPdfProblem, isPdf } from '@tessera/documents/read-pdf/find-pdf-problem'
import { cleanPhoto, PhotoRefused } from '@tessera/pictures/photo/clean-photo'
import { refuse } from '../../../kit/shop-error.ts'

export interface CertificateFile {
  kind: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

const codes = {
  kind: 'Certificate.Kind',
  broken: 'Certificate.Broken',
  encrypted: 'Certificate.Encrypted',
  active: 'Certificate.Active',
} as const
/** Pixels; enough to read the fine print of a scan. */
const maxSidePixels = 3200

/**
 * Detects the type by content, not by the declared one. Accepts a PDF without active content, or an image, which is
 * re-encoded.
 */
export async function cleanCertificate(bytes: Buffer): Promise<CertificateFile> {
  if (isPdf(bytes)) {
    const problem = await findPdfProblem(bytes)
    return problem ? refuse(codes[problem]) : { kind: 'application/pdf', bytes }
  }
  const picture = await cleanPhoto(bytes, maxSidePixels).catch((error: unknown) => {
    if (!(error instanceof PhotoRefused)) throw error
    return refuse(error.why === 'kind' ? 'Certificate.Kind' : 'Certificate.Broken')
  })
  return { kind: 'image/jpeg', bytes: picture }
}
