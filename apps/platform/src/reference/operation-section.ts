import type { Model } from '@tessera/contract/kit/model'
import { type Operation, type UserType, urlOf } from '@tessera/contract/kit/operation'
import type { CallAccess } from '@tessera/contract/middleware/kit'
import { requiredOf } from '@tessera/contract/openapi'
import { addresses } from './addresses.ts'
import { findShopRow } from './all-operations.ts'
import { codeBlock } from './code-block.ts'
import { curlOf } from './curl.ts'
import { modelLink } from './field-type.ts'
import { type Html, type HtmlContent, html, joinContent, withLineBreaks } from './html.ts'
import { type ModelTableOptions, modelTable } from './model-table.ts'
import { parameterTable } from './parameter-table.ts'

export const verbBadge = ({ verb }: Operation): Html => html`<span class="verb ${verb.toLowerCase()}">${verb}</span>`

/** `/v1/buyers/{buyerID}`, with marked parameters and a line-break opportunity after each segment. */
export const addressOf = ({ path }: Operation): HtmlContent =>
  urlOf(path)
    .split('/')
    .slice(1)
    .map((part) => html`<wbr>/${part.startsWith(':') ? html`<var>{${part.slice(1)}}</var>` : part}`)

/** The text that the page filter searches. */
export const filterTextOf = ({ id, verb, path, summary }: Operation): string =>
  `${id} ${verb} ${path} ${summary}`.toLowerCase()

export function operationSection(operation: Operation, publicUrl: string): Html {
  const { name, id, summary } = operation
  return html`<section class="operation" id="${name}" aria-labelledby="${name}-title" data-words="${filterTextOf(operation)}">
    <h2 id="${name}-title"><a href="#${name}">${withLineBreaks(name)}</a> <code>${withLineBreaks(id)}</code></h2>
    <p class="summary">${summary}</p>
    <p class="address">${verbBadge(operation)} <code>${addressOf(operation)}</code></p>
    ${factList(operation)}
    ${parameterTable(operation)}
    ${bodyOf(operation)}
    ${replyOf(operation)}
    ${codeBlock(html`<h3>Example</h3>`, curlOf(operation, publicUrl), `Example of ${id}`)}
    </section>`
}

const factList = (operation: Operation): Html =>
  html`<dl class="facts">
    <div><dt>Roles</dt><dd>${rolesOf(operation)}</dd></div>
    <div><dt>Who may call</dt><dd>${whoMayCall(operation)}</dd></div>
    <div><dt>Answers</dt><dd>${operation.status}${answerOf(operation)}</dd></div>
    </dl>`

function rolesOf(operation: Operation): HtmlContent {
  const { open, roles } = operation
  if (open || (roles.length === 0 && findShopRow(operation))) return 'None needed'
  if (roles.length === 0) return 'Any valid token'
  return joinContent(
    roles.map((role) => html`<code>${role}</code>`),
    ' or ',
  )
}

const people: Record<UserType, string> = { admin: 'Seller users', buyer: 'Buyer users', supplier: 'Supplier users' }

const visitors: Record<CallAccess, string> = {
  anyone: 'Anyone, without a token',
  visitor: 'Guests and customers, with a token of the platform',
  customer: 'Customers who are signed in, with both tokens',
  manager: 'Customers who may create users, with both tokens',
  operator: 'Seller users whose token holds OrderAdmin or FullAccess',
  staff: 'Seller users and supplier users',
}

function whoMayCall(operation: Operation): string {
  const { open, callers } = operation
  const shopRow = findShopRow(operation)
  if (shopRow) return visitors[shopRow.access]
  if (open) return 'Anyone, without a token'
  return callers ? `${callers.map((kind) => people[kind]).join(' and ')} only` : 'Users of every kind'
}

function answerOf({ reply, list, facets, isFile }: Operation): HtmlContent {
  if (isFile) return ', a file'
  if (!reply) return ', no body'
  if (!list) return [', ', modelLink(reply.title)]
  return [', a page of ', modelLink(reply.title), facets && ' with facets']
}

function bodyOf(operation: Operation): HtmlContent {
  const { body, verb, id } = operation
  if (!body) return undefined
  const required = requiredOf(operation)
  const must = required.length > 0 ? `${required.length} required` : 'nothing required'
  const note = verb === 'PATCH' ? 'send only what changes' : must
  return foldedModel('Body', body, note, { label: `Body of ${id}`, required, fields: 'sent' })
}

function replyOf({ reply, list, id }: Operation): HtmlContent {
  if (!reply) return undefined
  const note = list ? 'each of Items' : 'the whole answer'
  return foldedModel('Reply', reply, note, { label: `Reply of ${id}`, required: [], fields: 'answered' })
}

/** Collapsed, because most pages show the same model six times; the browser's text search expands it. */
const foldedModel = (title: string, model: Model, note: string, shown: ModelTableOptions): Html =>
  html`<details class="fold"><summary><h3>${title}</h3> <span>${model.title}</span> <span class="quiet">${note}</span></summary>
    ${modelTable(model, shown)}
    <p class="more"><a href="${addresses.model(model.title)}">More about ${model.title}</a></p></details>`
