/** Safe markup. Only `html` creates it, so no text becomes markup elsewhere. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Content = Html | string | number | undefined | false | readonly Content[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function render(content: Content): string {
  if (content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(render).join('')
  return escaped(String(content))
}

/** A template that escapes its values, in text and in quoted attributes; nested templates are inserted as they are. */
export const html = (parts: TemplateStringsArray, ...holes: Content[]): Html =>
  new Html(parts.map((part, at) => part.replace(/\n\s*/g, '\n') + render(holes[at])).join(''))

/** A long name with line-break opportunities: `Access|Token|Duration`. */
export const breakable = (name: string): Content => joined(name.split(/(?<=[a-z])(?=[A-Z])|(?<=[._])/), html`<wbr>`)

/** Joins pieces with a separator. */
export const joined = (pieces: readonly Content[], between: Content): Content[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))
