import { addresses } from './addresses.ts'
import { filterBox } from './filter-box.ts'
import { breakable, type Html, html } from './html.ts'
import type { Page } from './layout.ts'
import { addressOf, operationSection, verbBadge, wordsFor } from './operation-section.ts'
import { chapters, type Tag } from './table-of-contents.ts'
import { spaced } from './words.ts'

export function tagPage(tag: Tag, publicUrl: string): Page {
  const chapter = chapters.find(({ tags }) => tags.includes(tag))
  const count = tag.operations.length === 1 ? '1 operation' : `${tag.operations.length} operations`
  return {
    title: spaced(tag.name),
    at: addresses.tag(tag.name),
    main: html`
      <p class="eyebrow">${chapter?.title}</p>
      <h1>${spaced(tag.name)}</h1>
      <p class="lead">${chapter?.about} <span class="quiet">${count}</span></p>
      ${tag.operations.length > 6 && filterBox('Filter operations', 'operations')}
      <div id="operations">
      ${contents(tag)}
      ${tag.operations.map((operation) => operationSection(operation, publicUrl))}
      </div>`,
  }
}

const contents = ({ operations }: Tag): Html =>
  html`<nav aria-label="Operations on this page"><ol class="index">${operations.map(
    (operation) => html`
    <li data-words="${wordsFor(operation)}"><a class="row" href="#${operation.name}">
    ${verbBadge(operation)} <b>${breakable(operation.name)}</b> <code class="where">${addressOf(operation)}</code></a></li>`,
  )}</ol></nav>`
