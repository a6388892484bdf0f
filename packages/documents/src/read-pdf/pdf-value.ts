/** Strings, booleans and unknown values are null: nothing reads them. */
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

/** Keys may repeat, and viewers differ about which entry wins, so all entries count. */
export class PdfDictionary {
  readonly entries: [key: string, value: PdfValue][]

  /** Skips, as viewers do, anything but a name in a key's position. */
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
