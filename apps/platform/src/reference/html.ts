/** Markup that is safe to send. Only `html` makes it, so text becomes markup nowhere else. */
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

/** A template whose holes are escaped, in text and in quoted attributes alike; other templates go in as they are. */
export const html = (parts: TemplateStringsArray, ...holes: Content[]): Html =>
  new Html(parts.map((part, at) => part.replace(/\n\s*/g, '\n') + render(holes[at])).join(''))

/** A long name in one word, with places to break a line: `Access|Token|Duration`. */
export const breakable = (name: string): Content => joined(name.split(/(?<=[a-z])(?=[A-Z])|(?<=[._])/), html`<wbr>`)

/** `a, b, c` out of pieces. */
export const joined = (pieces: readonly Content[], between: Content): Content[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))
