import { Marked, type RendererObject, type Tokens } from 'marked'

export interface Heading {
  level: number
  id: string
  /** Plain text, not HTML: callers must escape it. */
  text: string
}

export interface RenderedMarkdown {
  html: string
  headings: Heading[]
}

type Alts = ReadonlyMap<string, string>

/** Our pictures are drawn at these widths in a 3:2 ratio. */
const widths = [480, 960, 1440] as const
const callouts: Record<string, string> = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Careful' }
const pictureName = /^[a-z0-9]+(-[a-z0-9]+)*$/

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

/**
 * Renders the Markdown subset of our pages (INJ-2): HTML is escaped, links lead to our site or to https, pictures are
 * ours by name, `> [!TIP]` is a callout.
 */
export function renderMarkdown(markdown: string, alts: Alts = new Map()): RenderedMarkdown {
  const headings: Heading[] = []
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: { ...plainParts, ...pictureRenderer(alts), ...headingRenderer(headings), ...quoteRenderer(marked) },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

/** Names of the pictures a body shows. */
export const picturesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[[^\]]*\]\(([a-z0-9-]+)/g)].map(([, name = '']) => name)

const plainParts: RendererObject = {
  html({ text, block }: Tokens.HTML | Tokens.Tag) {
    return block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)
  },
  link({ href, title, tokens }) {
    const text = this.parser.parseInline(tokens)
    if (!isSafeLink(href)) return text
    const extra = `${title ? ` title="${escapeHtml(title)}"` : ''}${href.startsWith('https:') ? ' rel="noopener"' : ''}`
    return `<a href="${escapeHtml(href)}"${extra}>${text}</a>`
  },
  table({ header, rows }) {
    const cell = (tag: 'th' | 'td', { tokens, align }: Tokens.TableCell): string => {
      const extra = `${tag === 'th' ? ' scope="col"' : ''}${align ? ` class="align-${align}"` : ''}`
      return `<${tag}${extra}>${this.parser.parseInline(tokens)}</${tag}>`
    }
    const head = header.map((one) => cell('th', one)).join('')
    const body = rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('\n')
    // wide tables scroll in their own frame, which is reachable by keyboard
    return `<div class="table-frame" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n`
  },
}

function isSafeLink(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\\\u0000-\u001f]/.test(href)) return false
  return /^(#|https:\/\/|mailto:|tel:)/.test(href) || /^\/(?!\/)/.test(href)
}

const headingRenderer = (headings: Heading[]): RendererObject => ({
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens, this.parser.textRenderer)
    const id = unusedId(slugOf(text), headings)
    // the page title is the only h1
    const level = Math.max(2, depth)
    headings.push({ level, id, text })
    return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`
  },
})

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&[a-z0-9#]+;/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section'

function unusedId(id: string, headings: readonly Heading[]): string {
  const taken = new Set(headings.map((heading) => heading.id))
  if (!taken.has(id)) return id
  let n = 2
  while (taken.has(`${id}-${n}`)) n += 1
  return `${id}-${n}`
}

const pictureRenderer = (alts: Alts): RendererObject => ({
  image: (token) => imageHtml(token, alts),
  paragraph({ tokens }) {
    const [only] = tokens
    if (tokens.length > 1 || only?.type !== 'image') return `<p>${this.parser.parseInline(tokens)}</p>\n`
    const { title } = only as Tokens.Image
    const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
    return `<figure>${imageHtml(only as Tokens.Image, alts)}${caption}</figure>\n`
  },
})

function imageHtml({ href, text }: Tokens.Image, alts: Alts): string {
  if (!pictureName.test(href)) return escapeHtml(text)
  const at = (width: number): string => `/media/content/${href}/${width}.webp`
  const set = widths.map((width) => `${at(width)} ${width}w`).join(', ')
  const alt = escapeHtml(text || (alts.get(href) ?? ''))
  return `<img src="${at(960)}" srcset="${set}" sizes="(min-width: 768px) 720px, 100vw" width="960" height="640" alt="${alt}" loading="lazy" decoding="async">`
}

const quoteRenderer = (marked: Marked): RendererObject => ({
  blockquote({ text, tokens }) {
    const [mark = '', kind = ''] = /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(text) ?? []
    if (!mark) return `<blockquote>${this.parser.parse(tokens)}</blockquote>\n`
    const inner = this.parser.parse(marked.lexer(text.slice(mark.length)))
    return `<aside class="callout callout-${kind.toLowerCase()}"><p class="callout-title">${callouts[kind]}</p>\n${inner}</aside>\n`
  },
})
