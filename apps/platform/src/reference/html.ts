/** Safe markup. Only `html` creates it, so no text becomes markup elsewhere. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlContent = Html | string | number | undefined | false | readonly HtmlContent[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function renderContent(content: HtmlContent): string {
  if (content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(renderContent).join('')
  return escapeText(String(content))
}

/** A template that escapes its values, in text and in quoted attributes; nested templates are inserted as they are. */
export const html = (parts: TemplateStringsArray, ...holes: HtmlContent[]): Html =>
  new Html(parts.map((part, at) => part.replace(/\n\s*/g, '\n') + renderContent(holes[at])).join(''))

/** A long name with line-break opportunities: `Access|Token|Duration`. */
export const withLineBreaks = (name: string): HtmlContent =>
  joinContent(name.split(/(?<=[a-z])(?=[A-Z])|(?<=[._])/), html`<wbr>`)

/** Joins pieces with a separator. */
export const joinContent = (pieces: readonly HtmlContent[], between: HtmlContent): HtmlContent[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))
