import { addresses } from './addresses.ts'
import type { ReferenceAssets } from './assets.ts'
import { countLabel } from './count-label.ts'
import { headingOf } from './heading-of.ts'
import { type Html, type HtmlContent, html } from './html.ts'
import { mark, mosaicPattern } from './mosaic.ts'
import { chapters, countOf, type ReferenceChapter } from './table-of-contents.ts'

export interface ReferencePage {
  title: string
  /** The page's path, to mark it in the navigation. */
  at: string
  main: Html
}

export interface PageFrame {
  assets: ReferenceAssets
  version: string
}

export const renderLayout = (
  { title, at, main }: ReferencePage,
  { assets, version }: PageFrame,
): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Tessera API</title>
<link rel="icon" href="${assets.mark.url}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style.url}">
<script src="${assets.script.url}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wide">
<a class="brand" href="${addresses.overview}">${mark} <span>Tessera</span> <span class="quiet">API reference</span></a>
<span class="version quiet">Version ${version}</span>
</div></header>
<div class="frame wide">
<details class="menu"><summary>Contents</summary>${navigation(at)}</details>
<div class="side">${navigation(at)}</div>
<main id="main" tabindex="-1">${main}</main>
</div>
<footer class="foot"><div class="wide">${mosaicPattern('foot')}<p>Tessera API ${version} · <a href="${addresses.openApi}">OpenAPI document</a> ·
<a href="${addresses.errors}">Errors</a> · <a href="${addresses.models}">Models</a></p></div></footer>
</body>
</html>`

/** The markup appears twice and is shown once: beside the page, or above it under Contents. */
const navigation = (at: string): Html => html`<nav aria-label="Reference">
<ul class="pages">
<li>${link(addresses.overview, 'Overview', at)}</li>
<li>${link(addresses.errors, 'Errors', at)}</li>
<li>${link(addresses.models, 'Models', at)}</li>
</ul>
${chapters.map((chapter) => folder(chapter, at))}
</nav>`

const folder = ({ title, tags }: ReferenceChapter, at: string): Html =>
  html`<details${tags.some(({ name }) => addresses.tag(name) === at) && html` open`}>
    <summary>${title} ${countLabel(countOf(tags), 'operations')}</summary>
    <ul>${tags.map(({ name }) => html`<li>${link(addresses.tag(name), headingOf(name), at)}</li>`)}</ul></details>`

const link = (to: string, text: HtmlContent, at: string): Html =>
  html`<a class="link" href="${to}"${to === at && html` aria-current="page"`}>${text}</a>`
