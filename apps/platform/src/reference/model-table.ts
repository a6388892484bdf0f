import { type Field, fieldsOf, type Model } from '@tessera/contract/kit/model'
import { addresses } from './addresses.ts'
import { fieldLimits, fieldType } from './field-type.ts'
import { type Html, type HtmlContent, html, withLineBreaks } from './html.ts'
import { scrollingTable } from './scrolling-table.ts'

export interface ModelTableOptions {
  /** The table's label for screen readers. */
  label: string
  /** Required names. */
  required: readonly string[]
  /** A request body leaves out what the server sets. */
  fields: 'sent' | 'answered' | 'all'
}

export function modelTable(model: Model, { label, required, fields }: ModelTableOptions): Html {
  const rows = fieldsOf(model).filter(([, field]) => fields !== 'sent' || !field.readOnly)
  const isWhole = fields === 'all'
  return scrollingTable(
    label,
    html`<table>
      <thead><tr><th scope="col">Field</th><th scope="col">Type and limits</th></tr></thead>
      <tbody>${rows.map(
        ([name, field]) => html`
        <tr${isWhole && html` id="${name}"`}>
        <th scope="row"><code>${withLineBreaks(name)}</code>${flags(field, required.includes(name), fields)}</th>
        <td><span class="type">${fieldType(field)}</span>
        ${fieldLimits(field, isWhole ? undefined : addresses.field(model.title, name))}</td></tr>`,
      )}</tbody></table>`,
  )
}

function flags({ readOnly, writeOnly }: Field, isRequired: boolean, fields: ModelTableOptions['fields']): HtmlContent {
  return [
    isRequired && html` <b class="flag must">required</b>`,
    readOnly && html` <b class="flag">read-only</b>`,
    writeOnly && html` <b class="flag">${fields === 'answered' ? 'always null' : 'write-only'}</b>`,
  ]
}
