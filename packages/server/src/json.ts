/** JSON that PostgreSQL has already written; it goes to the wire as it is. */
export class Json {
  readonly text: string
  /** Of the object it shows, where it shows one. */
  readonly id: string | undefined

  constructor(text: string, id?: string) {
    this.text = text
    this.id = id
  }
}
