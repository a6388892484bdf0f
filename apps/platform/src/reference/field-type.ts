import { baseType, type Field, isModel, isNullable } from '@tessera/contract/kit/model'
import { addresses } from './addresses.ts'
import { type Content, html } from './html.ts'
import { findTag } from './table-of-contents.ts'

/** The type of a field, with links to embedded models. */
export function fieldType(field: Field): Content {
  return [valueType(field), isNullable(field) && html` <span class="quiet">or null</span>`]
}

function valueType(field: Field): Content {
  const { 'x-model': model, 'x-items': items, 'x-ref': tag } = field
  if (model) return modelLink(model.title)
  if (items) return ['list of ', isModel(items) ? modelLink(items.title) : valueType(items)]
  if (tag) return ['ID from ', findTag(tag) ? html`<a href="${addresses.tag(tag)}">${tag}</a>` : tag]
  if (field.format === 'date-time') return 'date and time'
  if (field['x-kind'] === 'xp' || field['x-kind'] === 'free') return 'any JSON object'
  return baseType(field)
}

export const modelLink = (title: string): Content => html`<a href="${addresses.model(title)}">${title}</a>`

/** Short lists of values are shown in full everywhere, long ones only on the model's page. */
const shortList = 8

export function fieldLimits(field: Field, everyValueAt?: string): Content {
  const items = field['x-items']
  const inner = items && !isModel(items) ? items : field
  const rule = rules(inner).join(', ')
  return [rule && html`<span class="quiet">${rule}</span>`, values(inner.enum, everyValueAt)]
}

function values(all: readonly string[] | undefined, everyValueAt: string | undefined): Content {
  if (!all) return undefined
  if (everyValueAt && all.length > shortList) return html` <a href="${everyValueAt}">one of ${all.length} values</a>`
  return html`<span class="values">${all.map((value) => html`<code>${value}</code> `)}</span>`
}

function rules(field: Field): string[] {
  const { maxLength, pattern, minimum, maximum, default: fallback } = field
  const longest = field['x-maxSerialized']
  return [
    ...(maxLength ? [`up to ${number(maxLength)} characters`] : []),
    ...(pattern ? ['letters, digits, - and _'] : []),
    ...(longest ? [`up to ${number(longest)} characters of JSON`] : []),
    ...range(minimum, maximum),
    ...(field['x-scale'] ? [`up to ${field['x-scale']} decimals`] : []),
    ...(fallback === undefined
      ? []
      : [`default ${typeof fallback === 'number' ? number(fallback) : String(fallback)}`]),
  ]
}

function range(minimum: number | undefined, maximum: number | undefined): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${number(minimum)} to ${number(maximum)}`]
  if (minimum !== undefined) return [`at least ${number(minimum)}`]
  return maximum === undefined ? [] : [`at most ${number(maximum)}`]
}

export const number = (value: number): string => value.toLocaleString('en-US')
