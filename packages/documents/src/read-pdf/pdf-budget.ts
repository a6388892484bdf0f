import { PdfUnreadable } from './pdf-unreadable.ts'

/** Several times the needs of an 8 MB document. */
const most = { bytes: 96_000_000, tokens: 4_000_000, objects: 200_000, objectStreams: 5_000, inflatedBytes: 16_000_000 }
export type Spent = keyof typeof most

/** Limits the work on one file, against decompression bombs. */
export class PdfBudget {
  private readonly left = { ...most }

  spend(what: Spent, amount: number): void {
    this.left[what] -= amount
    if (this.left[what] < 0) throw new PdfUnreadable(`more than ${most[what]} ${what}`)
  }

  remaining(what: Spent): number {
    return this.left[what]
  }
}
