/** Strings, booleans and everything unknown are null: nothing asks for them. */
export type PdfValue = null | number | PdfName | PdfReference | PdfDictionary | PdfValue[]

export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export class PdfReference {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

/** A key may stand there twice, and readers differ about which one counts: all of them do. */
export class PdfDictionary {
  readonly entries: [key: string, value: PdfValue][]

  /** As readers take it: what is no name where a key belongs is skipped. */
  constructor(items: readonly PdfValue[]) {
    this.entries = []
    for (let at = 0; at < items.length; at++) {
      const key = items[at]
      if (!(key instanceof PdfName)) continue
      at += 1
      this.entries.push([key.name, items[at] ?? null])
    }
  }

  all(key: string): PdfValue[] {
    return this.entries.filter(([name]) => name === key).map(([, value]) => value)
  }

  has(key: string): boolean {
    return this.entries.some(([name]) => name === key)
  }
}
