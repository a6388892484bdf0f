import { baseType, type Field, isModel, isNullable } from '@tessera/contract/kit/model'
import { addresses } from './addresses.ts'
import { type HtmlContent, html } from './html.ts'
import { findTag } from './table-of-contents.ts'

/** The type of a field, with links to embedded models. */
export function fieldType(field: Field): HtmlContent {
  return [valueType(field), isNullable(field) && html` <span class="quiet">or null</span>`]
}

function valueType(field: Field): HtmlContent {
  const { 'x-model': model, 'x-items': items, 'x-ref': tag } = field
  if (model) return modelLink(model.title)
  if (items) return ['list of ', isModel(items) ? modelLink(items.title) : valueType(items)]
  if (tag) return ['ID from ', findTag(tag) ? html`<a href="${addresses.tag(tag)}">${tag}</a>` : tag]
  if (field.format === 'date-time') return 'date and time'
  if (field['x-kind'] === 'xp' || field['x-kind'] === 'free') return 'any JSON object'
  return baseType(field)
}

export const modelLink = (title: string): HtmlContent => html`<a href="${addresses.model(title)}">${title}</a>`

/** Short lists of values are shown in full everywhere, long ones only on the model's page. */
const shortList = 8

export function fieldLimits(field: Field, everyValueAt?: string): HtmlContent {
  const items = field['x-items']
  const inner = items && !isModel(items) ? items : field
  const rule = ruleTexts(inner).join(', ')
  return [rule && html`<span class="quiet">${rule}</span>`, valueList(inner.enum, everyValueAt)]
}

function valueList(all: readonly string[] | undefined, everyValueAt: string | undefined): HtmlContent {
  if (!all) return undefined
  if (everyValueAt && all.length > shortList) return html` <a href="${everyValueAt}">one of ${all.length} values</a>`
  return html`<span class="values">${all.map((value) => html`<code>${value}</code> `)}</span>`
}

function ruleTexts(field: Field): string[] {
  const { maxLength, pattern, minimum, maximum, default: fallback } = field
  const longest = field['x-maxSerialized']
  return [
    ...(maxLength ? [`up to ${formatNumber(maxLength)} characters`] : []),
    ...(pattern ? ['letters, digits, - and _'] : []),
    ...(longest ? [`up to ${formatNumber(longest)} characters of JSON`] : []),
    ...rangeTexts(minimum, maximum),
    ...(field['x-scale'] ? [`up to ${field['x-scale']} decimals`] : []),
    ...(fallback === undefined
      ? []
      : [`default ${typeof fallback === 'number' ? formatNumber(fallback) : String(fallback)}`]),
  ]
}

function rangeTexts(minimum: number | undefined, maximum: number | undefined): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${formatNumber(minimum)} to ${formatNumber(maximum)}`]
  if (minimum !== undefined) return [`at least ${formatNumber(minimum)}`]
  return maximum === undefined ? [] : [`at most ${formatNumber(maximum)}`]
}

export const formatNumber = (value: number): string => value.toLocaleString('en-US')
