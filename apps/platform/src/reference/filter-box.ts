import { type Html, html } from './html.ts'

/** Hidden until the script runs. `list` is the ID of the element it filters. */
export const filterBox = (label: string, list: string): Html =>
  html`<div class="filter" role="search" data-filter="${list}" hidden>
    <label for="filter">${label}</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false">
    <p class="quiet" role="status"></p></div>`
