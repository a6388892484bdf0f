import { addresses } from './addresses.ts'
import { codeBlock } from './code-block.ts'
import { type Html, type HtmlContent, html } from './html.ts'
import { scrollingTable } from './scrolling-table.ts'

/** The conventions of all calls. */
export const conventionsSection = (): Html => html`<h2 id="conventions">Conventions</h2>
  ${conventionPart('lists', 'Lists', lists)}
  ${conventionPart('filters', 'Filters', filters)}
  ${conventionPart('writing', 'Writing: POST, PUT, PATCH', writing)}
  ${conventionPart('ids', 'IDs', ids)}
  ${conventionPart('xp', 'Extended properties', xp)}
  ${conventionPart('values', 'Dates, money, names', values)}
  ${conventionPart('errors', 'Errors', errors)}`

const conventionPart = (id: string, title: string, text: Html): Html =>
  html`<section class="convention" aria-labelledby="${id}"><h3 id="${id}"><a href="#${id}">${title}</a></h3>${text}</section>`

const page = `{
  "Meta": {
    "Page": 1, "PageSize": 20,
    "TotalCount": 43, "TotalPages": 3,
    "ItemRange": [1, 20], "NextPageKey": null
  },
  "Items": [ … ]
}`

const lists = html`<p>A list answers one page at a time: <code>page</code> counts from 1, <code>pageSize</code> is 20
  unless told and 100 at most. <code>search</code> looks for words, inside words too; <code>searchOn</code> names the
  fields to look in. <code>sortBy=!DateCreated,ID</code> sorts by one field after the other, <code>!</code> for
  descending. A search without <code>sortBy</code> puts the best match first.</p>
  ${codeBlock('A page', page)}
  <p>Pages end at the 100,000th record. To walk through more, sort by ID and ask for what comes after the last one you
  saw: <code>sortBy=ID&amp;ID=&gt;last-id</code> costs the same on every page.</p>`

const grammar: [example: string, meaning: string][] = [
  ['Name=Oak', 'Equal. Text is compared without regard to case.'],
  ['Name=Oak*', 'A pattern: * stands for anything, at any place, as often as you like.'],
  ['Name=!Oak', 'Not equal. Records without the value are among the answers.'],
  ['Total=>100', 'More than. Also <, >= and <=; the older forms !< and !> mean at least and at most.'],
  ['Status=Open|Completed', 'Any of these; each may have a sign of its own.'],
  ['Total=>100&Total=<500', 'The same name twice: both must hold.'],
  ['Name|ID=oak*', 'Any of these fields.'],
  ['xp.Room=bath', 'A path into xp or into an embedded object. Of a list, one entry that fits is enough.'],
  ['ParentID=!*', 'Has no value; * alone means it has one.'],
  ['DateCreated=2027-01-15', 'The whole day, in UTC. With a time of day, that moment.'],
]

const filters = html`<p>Every name in the query that the call does not claim for itself is a filter on a field of the
  reply, and all of them must hold. An unknown field or a value of the wrong type is refused, not ignored.</p>
  ${scrollingTable(
    'The grammar of filters',
    html`<table><thead><tr><th scope="col">Filter</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${grammar.map(([example, meaning]) => html`<tr><th scope="row"><code>${example}</code></th><td>${meaning}</td></tr>`)}</tbody></table>`,
  )}
  <p>Signs such as <code>&gt;</code>, <code>|</code> and blanks must be percent-encoded by clients that do not do it for
  you. Lists of assignments take only the filters they name.</p>`

const writing = html`<p><code>POST</code> creates, and makes up an ID when you send none. <code>PUT</code> creates or
  replaces: what you leave out goes back to its default. <code>PATCH</code> changes only what you send;
  <code>null</code> clears a field, lists are replaced whole, and a different <code>ID</code> renames the record.</p>
  <p>Read-only and unknown fields are ignored, so a record you have read can be sent back as it is. Assignments are
  saved with <code>POST</code> and answer 204, the first time and every time after.</p>`

const ids = html`<p>An ID is yours to choose: up to 100 letters, digits, dashes and underscores. IDs of a buyer's things
  are unique within that buyer, all others within the marketplace. An ID such as <code>INV-{invoices}</code> takes its
  number from the <a href="${addresses.tag('Incrementors')}">incrementor</a> of that name and becomes
  <code>INV-0000000042</code>. IDs of API clients are always made by the server.</p>`

const xp = html`<p>Most records have a field <code>xp</code> for whatever your shop needs to remember: any JSON object, up
  to 8,000 characters, eight levels deep. Its contents can be filtered and sorted by like other fields
  (<code>xp.Room=bath</code>, <code>sortBy=xp.Rank</code>). <code>PUT</code> replaces it as a whole;
  <code>PATCH</code> merges key by key, at every depth, so only <code>PUT</code> takes a key away.</p>`

const values = html`<p>Dates are ISO 8601 in UTC. Amounts are decimal numbers in the currency of the record. A reply shows
  every field of its model, and fields without a value are <code>null</code>. Addresses, names in the query and names
  of fields you send are matched without regard to case; answers always use the spelling shown here.</p>`

const refusal = `{
  "Errors": [
    {
      "ErrorCode": "NotFound",
      "Message": "Object not found.",
      "Data": { "ObjectType": "Product", "ObjectID": "oak-plank" }
    }
  ]
}`

const statuses: [status: number, meaning: string][] = [
  [400, 'Something in the request is not right; the entry says what.'],
  [401, 'The token is missing, expired or revoked. Get a new one.'],
  [403, 'The token is good, but its roles or the kind of user do not open this call.'],
  [404, 'The record does not exist, or not for you.'],
  [409, 'Something like it exists already, or something else still needs it.'],
  [413, 'The body is larger than a megabyte; 414: the address is longer than 8 kB.'],
  [429, 'Too many calls or attempts. Wait for the seconds named in Retry-After.'],
  [500, 'Our fault. The same call may work later.'],
  [503, 'Not there right now. Wait for the seconds named in Retry-After.'],
]

const statusRow = ([status, meaning]: [number, string]): HtmlContent =>
  html`<tr><th scope="row">${status}</th><td>${meaning}</td></tr>`

const errors = html`<p>Every refusal has the same body: one or more entries with a code to program against, a sentence
  for people, and data that says what exactly. <a href="${addresses.errors}">All error codes</a></p>
  ${codeBlock('A refusal', refusal)}
  ${scrollingTable(
    'What a status means',
    html`<table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${statuses.map(statusRow)}</tbody></table>`,
  )}`
