import { addresses } from './addresses.ts'
import type { Assets } from './assets.ts'
import { counted } from './counted.ts'
import { type Content, type Html, html } from './html.ts'
import { mark, mosaic } from './mosaic.ts'
import { type Chapter, chapters, countOf } from './table-of-contents.ts'
import { spaced } from './words.ts'

export interface Page {
  title: string
  /** The page's path, to mark it in the navigation. */
  at: string
  main: Html
}

export interface Frame {
  assets: Assets
  version: string
}

export const layout = ({ title, at, main }: Page, { assets, version }: Frame): Html => html`<!doctype html>
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
<footer class="foot"><div class="wide">${mosaic('foot')}<p>Tessera API ${version} · <a href="${addresses.openApi}">OpenAPI document</a> ·
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

const folder = ({ title, tags }: Chapter, at: string): Html =>
  html`<details${tags.some(({ name }) => addresses.tag(name) === at) && html` open`}>
    <summary>${title} ${counted(countOf(tags), 'operations')}</summary>
    <ul>${tags.map(({ name }) => html`<li>${link(addresses.tag(name), spaced(name), at)}</li>`)}</ul></details>`

const link = (to: string, text: Content, at: string): Html =>
  html`<a class="link" href="${to}"${to === at && html` aria-current="page"`}>${text}</a>`
