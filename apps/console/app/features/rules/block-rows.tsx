import type { Block, BlockValue, CompareBlock } from '@tessera/domain/expression/blocks/block'
import { comparisons } from '@tessera/domain/expression/tree'
import { valuesFrom, withField } from './block-changes.ts'
import { BlockInput, BlockPicker, BlockRow, BlockSelect, FieldSelect, NotToggle } from './block-controls.tsx'
import { categorySearchHref, findField, type RuleField } from './rule-fields.ts'

const operatorLabels: Record<(typeof comparisons)[number], string> = {
  '=': 'is',
  '<>': 'is not',
  '>=': 'is at least',
  '<=': 'is at most',
  '>': 'is above',
  '<': 'is below',
}
export const operatorChoices = comparisons.map((value) => ({ value, label: operatorLabels[value] }))

interface RowProps<B extends Block> {
  block: B
  id: string
  fields: readonly RuleField[]
  onChange(block: Block): void
  onRemove(): void
}

type Operator = CompareBlock['operator']
const operatorOf = (text: string): Operator => comparisons.find((one) => one === text) ?? '='

/** “Is set” and “is not set” are comparisons with nothing. */
function operatorWord({ operator, value }: Pick<CompareBlock, 'operator' | 'value'>): string {
  if (value.kind !== 'nothing' || (operator !== '=' && operator !== '<>')) return operator
  return operator === '=' ? 'unset' : 'set'
}

const presence = [
  { value: 'set', label: 'is set' },
  { value: 'unset', label: 'is not set' },
]

export function CompareRow({ block, id, fields, onChange, onRemove }: RowProps<CompareBlock>) {
  const field = findField(fields, block.field)
  const word = operatorWord(block)
  const choose = (chosen: string) => {
    if (chosen === 'set' || chosen === 'unset')
      return onChange({ ...block, operator: chosen === 'set' ? '<>' : '=', value: { kind: 'nothing', text: '' } })
    const value: BlockValue = block.value.kind === 'nothing' ? { kind: valueKind(field), text: '' } : block.value
    onChange({ ...block, operator: operatorOf(chosen), value })
  }
  return (
    <BlockRow label={`the condition on ${field?.label ?? block.field}`} onRemove={onRemove}>
      <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
      <FieldSelect value={block.field} fields={fields} onChange={(path) => onChange(withField(block, fields, path))} />
      <BlockSelect label="Comparison" value={word} choices={[...operatorChoices, ...presence]} onChange={choose} />
      <ValueInput id={id} value={block.value} field={field} onChange={(value) => onChange({ ...block, value })} />
    </BlockRow>
  )
}

const valueKind = (field: RuleField | undefined): BlockValue['kind'] => field?.kind ?? 'text'

interface ValueProps {
  id: string
  value: BlockValue
  field?: RuleField | undefined
  onChange(value: BlockValue): void
}

const truths = [
  { value: 'true', label: 'yes' },
  { value: 'false', label: 'no' },
]

/** A value by its kind. A date is written month first in a rule and picked from a calendar here. */
export function ValueInput({ id, value, field, onChange }: ValueProps) {
  const { kind, text } = value
  const change = (typed: string) => onChange({ kind, text: typed })
  if (kind === 'nothing') return null
  if (kind === 'truth') return <BlockSelect label="Value" value={text} choices={truths} onChange={change} />
  const iso = kind === 'date' ? isoDay(text) : undefined
  if (iso !== undefined)
    return <BlockInput id={id} label="Value" type="date" value={iso} onChange={(day) => change(ruleDay(day))} />
  if (kind === 'text' && field?.searchHref)
    return <BlockPicker id={id} label="Value" value={text} onChange={change} searchHref={field.searchHref} />
  return (
    <BlockInput
      id={id}
      label={kind === 'field' ? 'Value of the field' : 'Value'}
      value={text}
      onChange={change}
      isNumber={kind === 'number'}
      isCode={kind === 'field'}
      options={kind === 'text' ? field?.options : undefined}
    />
  )
}

/** Undefined for a date with a time, which stays text. */
function isoDay(text: string): string | undefined {
  if (text === '') return ''
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

const ruleDay = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return year ? `${Number(month)}/${Number(day)}/${year}` : ''
}

const listTests = [
  { value: 'in', label: 'is one of' },
  { value: 'contains', label: 'contains' },
]

export function ListRow({ block, id, fields, onChange, onRemove }: RowProps<Extract<Block, { kind: 'list' }>>) {
  const field = findField(fields, block.field)
  const isNumbers = block.values.some(({ kind }) => kind === 'number')
  return (
    <BlockRow label={`the condition on ${field?.label ?? block.field}`} onRemove={onRemove}>
      <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
      <FieldSelect value={block.field} fields={fields} onChange={(path) => onChange({ ...block, field: path })} />
      <BlockSelect
        label="Comparison"
        value={block.test}
        choices={listTests}
        onChange={(test) => onChange({ ...block, test: test === 'in' ? 'in' : 'contains' })}
      />
      <ValuesInput
        {...{ id, field }}
        text={block.values.map(({ text }) => text).join(', ')}
        onChange={(text) => onChange({ ...block, values: valuesFrom(text, isNumbers ? 'number' : 'text') })}
      />
    </BlockRow>
  )
}

interface ValuesProps {
  id: string
  field: RuleField | undefined
  text: string
  onChange(text: string): void
}

function ValuesInput({ id, field, text, onChange }: ValuesProps) {
  const shared = { id, label: 'Values, separated by commas', value: text, onChange }
  return field?.searchHref ? (
    <BlockPicker {...shared} searchHref={field.searchHref} isList />
  ) : (
    <BlockInput {...shared} />
  )
}

const categoryTests = [
  { value: 'inparentcategory', label: 'in or below' },
  { value: 'incategory', label: 'directly in' },
]

export function CategoryRow({ block, id, onChange, onRemove }: RowProps<Extract<Block, { kind: 'category' }>>) {
  return (
    <BlockRow label="the condition on the category" onRemove={onRemove}>
      <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
      <span>Product is</span>
      <BlockSelect
        label="Comparison"
        value={block.test}
        choices={categoryTests}
        onChange={(test) => onChange({ ...block, test: test === 'incategory' ? 'incategory' : 'inparentcategory' })}
      />
      <BlockPicker
        id={id}
        label="Categories, separated by commas"
        value={block.ids.join(', ')}
        searchHref={categorySearchHref}
        isList
        onChange={(text) => onChange({ ...block, ids: text.split(',').map((part) => part.trim()) })}
      />
    </BlockRow>
  )
}

export function TextRow({ block, id, onChange, onRemove }: RowProps<Extract<Block, { kind: 'text' }>>) {
  return (
    <BlockRow label="the text" onRemove={onRemove}>
      <BlockInput
        id={id}
        label="Text of the rule"
        value={block.text}
        isCode
        onChange={(text) => onChange({ kind: 'text', text })}
      />
    </BlockRow>
  )
}
