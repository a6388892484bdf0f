import { type Html, type HtmlContent, html } from './html.ts'

/** A code block. The script adds a copy button next to the caption where the browser can copy. */
export const codeBlock = (caption: HtmlContent, code: string, label: HtmlContent = caption): Html =>
  html`<figure class="code"><figcaption>${caption}</figcaption>
    <pre role="region" aria-label="${label}" tabindex="0"><code>${code}</code></pre></figure>`
