import { addresses } from './addresses.ts'
import { codeBlock } from './code-block.ts'
import { conventionsSection } from './conventions.ts'
import { countLabel } from './count-label.ts'
import { quoteForShell } from './curl.ts'
import { filterBox } from './filter-box.ts'
import { headingOf } from './heading-of.ts'
import { type Html, html, withLineBreaks } from './html.ts'
import type { ReferencePage } from './layout.ts'
import { filterTextOf, verbBadge } from './operation-section.ts'
import { chapters, countOf, type ReferenceChapter, type ReferenceTag, tags } from './table-of-contents.ts'

export const overviewPage = (publicUrl: string, version: string): ReferencePage => ({
  title: 'Overview',
  at: addresses.overview,
  main: html`
    <p class="eyebrow">Overview</p>
    <h1>Everything the shop does, as one API</h1>
    <p class="lead">Catalogs and prices, carts and orders, the people who place them and the systems that fulfil them:
    ${countOf(tags)} operations, JSON in and JSON out. What the storefront and the console can do, you can do too.</p>
    <dl class="facts">
    <div><dt>Base address</dt><dd><code>${publicUrl}/v1</code></dd></div>
    <div><dt>Version</dt><dd>${version}</dd></div>
    <div><dt>OpenAPI 3.0</dt><dd><a href="${addresses.openApi}">${addresses.openApi}</a>, of the shop's own calls
    <a href="${addresses.shopOpenApi}">${addresses.shopOpenApi}</a></dd></div>
    </dl>
    ${firstCall(publicUrl)}
    <section aria-labelledby="operations-title">
    <h2 id="operations-title">Operations</h2>
    ${filterBox('Find an operation', 'operations')}
    <div id="operations">${chapters.map(chapterSection)}</div>
    </section>
    ${conventionsSection()}`,
})

const tokenAnswer = `{
  "access_token": "eyJhbGciOiJSUzI1NiIs…",
  "expires_in": 35999,
  "token_type": "bearer",
  "refresh_token": "8f0c9f5e-4c1b-4e0a-9d0e-6a3b2f7c1d54"
}`

const firstCall = (publicUrl: string): Html => html`<section aria-labelledby="token">
  <h2 id="token">Get a token</h2>
  <p>Every call carries an access token, and a token belongs to one API client. A user signs in with name and password;
  a server uses the secret of its API client; a guest sends the client ID alone.
  <a href="${addresses.tag('Auth')}">All five ways to sign in</a></p>
  ${codeBlock(
    'Ask for a token',
    [
      `curl ${quoteForShell(`${publicUrl}/oauth/token`)}`,
      `-d 'grant_type=client_credentials'`,
      `-d "client_id=$CLIENT_ID"`,
      `-d "client_secret=$CLIENT_SECRET"`,
      `-d 'scope=ProductReader OrderAdmin'`,
    ].join(' \\\n  '),
  )}
  <p>The answer holds the token and how many seconds it lives. A refresh token comes with it when the API client allows
  one; without a scope the token holds every role of the user.</p>
  ${codeBlock('The answer', tokenAnswer)}
  <p>Send it with every call.</p>
  ${codeBlock('Use the token', `curl ${quoteForShell(`${publicUrl}/v1/products?search=oak&pageSize=5`)} \\\n  -H "Authorization: Bearer $TOKEN"`)}
  </section>`

const chapterSection = ({ title, about, tags: own }: ReferenceChapter): Html =>
  html`<section class="chapter" aria-labelledby="area-${title}" data-group>
    <h3 id="area-${title}">${title}</h3>
    <p class="quiet">${about} ${countOf(own)} operations.</p>
    <ul class="tiles">${own.map(tile)}</ul></section>`

/** The hidden operations are for the filter, which shows the matching ones. */
const tile = ({ name, operations }: ReferenceTag): Html => html`<li data-group>
  <a class="tile" href="${addresses.tag(name)}"><span>${headingOf(name)}</span> ${countLabel(operations.length, 'operations')}</a>
  <ul class="found" hidden>${operations.map(
    (operation) =>
      html`<li data-words="${filterTextOf(operation)}"><a href="${addresses.operation(operation)}">${verbBadge(operation)} <span>${withLineBreaks(operation.name)}</span></a></li>`,
  )}</ul></li>`
