import { catalogErrors } from '@tessera/contract/errors/catalog'
import { companyErrors } from '@tessera/contract/errors/companies'
import { integrationErrors } from '@tessera/contract/errors/integrations'
import { orderErrors } from '@tessera/contract/errors/orders'
import { paymentErrors } from '@tessera/contract/errors/payments'
import { priceErrors } from '@tessera/contract/errors/prices'
import { requestErrors } from '@tessera/contract/errors/requests'
import { signInErrors } from '@tessera/contract/errors/sign-in'
import { shopErrors } from '@tessera/contract/middleware/errors'
import { addresses } from './addresses.ts'
import { filterBox } from './filter-box.ts'
import { type Html, html, withLineBreaks } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { scrollingTable } from './scrolling-table.ts'

type ErrorTable = Readonly<Record<string, { status: number; message: string }>>

export const errorGroups: readonly { title: string; errors: ErrorTable }[] = [
  { title: 'Any call', errors: requestErrors },
  { title: 'Signing in', errors: signInErrors },
  { title: 'Companies', errors: companyErrors },
  { title: 'Catalog', errors: catalogErrors },
  { title: 'Prices', errors: priceErrors },
  { title: 'Orders', errors: orderErrors },
  { title: 'Payments', errors: paymentErrors },
  { title: 'Integrations', errors: integrationErrors },
  { title: 'The shop', errors: shopErrors },
]

const count = errorGroups.reduce((sum, { errors }) => sum + Object.keys(errors).length, 0)

export const errorsPage = (): ReferencePage => ({
  title: 'Errors',
  at: addresses.errors,
  main: html`
    <p class="eyebrow">Reference</p>
    <h1>Errors</h1>
    <p class="lead">All ${count} codes a call can answer with. Program against the code; the sentence is for people and may
    become more exact. <a href="${addresses.overview}#errors">What the body looks like</a></p>
    ${filterBox('Find a code or a word', 'errors')}
    <div id="errors">${errorGroups.map(({ title, errors }) => errorGroup(title, errors))}</div>`,
})

const errorGroup = (
  title: string,
  errors: ErrorTable,
): Html => html`<section class="group" data-group aria-labelledby="${slugOf(title)}">
  <h2 id="${slugOf(title)}">${title}</h2>
  ${scrollingTable(
    `Errors: ${title}`,
    html`<table><thead><tr><th scope="col">Code and status</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${Object.entries(errors).map(([code, { status, message }]) => errorRow(slugOf(errors === shopErrors ? `shop ${code}` : code), code, status, message))}</tbody></table>`,
  )}</section>`

const errorRow = (place: string, code: string, status: number, message: string): Html =>
  html`<tr id="${place}" data-words="${`${code} ${status} ${message}`.toLowerCase()}">
    <th scope="row"><code>${withLineBreaks(code)}</code> <span class="flag">${status}</span></th><td>${message}</td></tr>`

const slugOf = (text: string): string => text.replaceAll(' ', '-')
