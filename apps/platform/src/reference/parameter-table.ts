import type { Operation } from '@tessera/contract/kit/operation'
import { parametersFor } from '@tessera/contract/openapi/parameters'
import { addresses } from './addresses.ts'
import { formatNumber } from './field-type.ts'
import { type Html, type HtmlContent, html, withLineBreaks } from './html.ts'
import { parameterNote } from './parameter-notes.ts'
import { scrollingTable } from './scrolling-table.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Kind
}

interface Kind {
  type?: string
  format?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  default?: unknown
  items?: Kind
}

/** Read from the same rows as the OpenAPI document, so both agree. */
const parameters = (operation: Operation): Parameter[] => [
  ...(parametersFor(operation, operation.path) as Parameter[]), // plain objects of OpenAPI, all of this shape
  ...(operation.form ?? []).map((name) => ({ name, in: 'form', required: mustBeSent(name), schema: {} })),
]

const mustBeSent = (name: string) => name === 'grant_type' || name === 'client_id'

export function parameterTable(operation: Operation): HtmlContent {
  const rows = parameters(operation)
  if (rows.length === 0) return undefined
  return [html`<h3>Parameters</h3>`, scrollingTable(`Parameters of ${operation.id}`, table(rows))]
}

const table = (rows: readonly Parameter[]): Html =>
  html`<table>
    <thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.map((row) => (row.name === 'filters' ? anyField : line(row)))}</tbody></table>`

const line = ({ name, in: place, required, schema }: Parameter): Html =>
  html`<tr><th scope="row"><code>${withLineBreaks(name)}</code>
    <span class="flag">${place}</span>${required && html` <b class="flag must">required</b>`}</th>
    <td>${parameterNote(name)}${limits(schema)}</td></tr>`

/** Stands for any other query name, which is a filter. */
const anyField = html`<tr><th scope="row"><i>any field</i>
  <span class="flag">query</span></th>
  <td>Filters by that field: <code>Name=Oak*</code>, <code>xp.Room=bath|kitchen</code>.
  <a href="${addresses.overview}#filters">How filters are written</a></td></tr>`

function limits(kind: Kind): HtmlContent {
  const values = kind.enum ?? kind.items?.enum
  const { minimum, maximum, default: fallback } = kind
  return [
    kind.format === 'date-time' && ' A date and time.',
    kind.type === 'boolean' && ' true or false.',
    minimum !== undefined && maximum !== undefined && ` ${formatNumber(minimum)} to ${formatNumber(maximum)},`,
    fallback !== undefined && ` ${String(fallback)} unless told.`,
    values && html`<span class="values">${values.map((value) => html`<code>${value}</code> `)}</span>`,
  ]
}
