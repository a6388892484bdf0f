/** JSON that PostgreSQL has already written; it goes to the wire as it is. */
export class Json {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
