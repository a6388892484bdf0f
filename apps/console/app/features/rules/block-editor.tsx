import type { Block, GroupBlock, LineSumBlock, LinesBlock } from '@tessera/domain/expression/blocks/block'
import type { ExpressionUse } from '@tessera/domain/expression/check'
import { comparisons } from '@tessera/domain/expression/tree'
import { additions, additionsFor, groupOf, newBlock, replaceAt } from './block-changes.ts'
import { BlockRow, BlockSelect, NotToggle } from './block-controls.tsx'
import { CategoryRow, CompareRow, ListRow, operatorChoices, TextRow, ValueInput } from './block-rows.tsx'
import { fieldsFor, type RuleScope } from './rule-fields.ts'

interface Props<B extends Block = Block> {
  block: B
  /** Unique in the page, and the same as long as the block stays at its place. */
  id: string
  use: ExpressionUse
  scope: RuleScope
  onChange(block: Block): void
  onRemove(): void
}

function BlockEditor(props: Props) {
  const { block, use, scope } = props
  const row = { ...props, fields: fieldsFor(use, scope) }
  if (block.kind === 'group')
    return (
      <BlockRow label="the group" onRemove={props.onRemove}>
        <GroupEditor {...props} block={block} />
      </BlockRow>
    )
  if (block.kind === 'lines') return <LinesRow {...props} block={block} />
  if (block.kind === 'sum') return <SumRow {...props} block={block} />
  if (block.kind === 'list') return <ListRow {...row} block={block} />
  if (block.kind === 'category') return <CategoryRow {...row} block={block} />
  return block.kind === 'text' ? <TextRow {...row} block={block} /> : <CompareRow {...row} block={block} />
}

const joins = [
  { value: 'and', label: 'all of these are true' },
  { value: 'or', label: 'any of these is true' },
]

type GroupProps = Omit<Props<GroupBlock>, 'onRemove'>

/** A group of conditions, with the buttons that add one. */
export function GroupEditor({ block, id, use, scope, onChange }: GroupProps) {
  const change = (blocks: readonly Block[]) => onChange({ ...block, blocks })
  return (
    <div className="grid min-w-0 grow gap-2">
      <div className="rule-parts">
        <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
        <BlockSelect
          label="How the conditions are joined"
          value={block.join}
          choices={joins}
          onChange={(join) => onChange({ ...block, join: join === 'or' ? 'or' : 'and' })}
        />
      </div>
      <div className="rule-blocks">
        {block.blocks.map((one, at) => (
          <BlockEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no IDs, and their controls hold no state
            key={at}
            block={one}
            id={`${id}-${at}`}
            use={use}
            scope={scope}
            onChange={(changed) => change(replaceAt(block.blocks, at, changed))}
            onRemove={() => change(replaceAt(block.blocks, at, null))}
          />
        ))}
        {block.blocks.length === 0 && <p className="text-stone">No conditions yet.</p>}
        <div className="flex flex-wrap gap-x-4">
          {additionsFor(use, scope).map((addition) => (
            <button
              key={addition}
              type="button"
              className="rule-add"
              onClick={() => change([...block.blocks, newBlock(addition, use, scope)])}
            >
              + {additions[addition]}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

const quantifiers = [
  { value: 'any', label: 'Some line' },
  { value: 'all', label: 'Every line' },
]

function LinesRow({ block, id, use, onChange, onRemove }: Props<LinesBlock>) {
  return (
    <BlockRow label="the question about lines" onRemove={onRemove}>
      <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
      <BlockSelect
        label="Which lines"
        value={block.quantifier}
        choices={quantifiers}
        onChange={(chosen) => onChange({ ...block, quantifier: chosen === 'all' ? 'all' : 'any' })}
      />
      <span>where</span>
      <WhereEditor where={block.where} id={id} use={use} onChange={(where) => onChange({ ...block, where })} />
    </BlockRow>
  )
}

const measures = [
  { value: 'quantity', label: 'Boxes' },
  { value: 'total', label: 'Total' },
  { value: 'count', label: 'Number' },
] as const

function SumRow({ block, id, use, onChange, onRemove }: Props<LineSumBlock>) {
  return (
    <BlockRow label="the sum of lines" onRemove={onRemove}>
      <NotToggle isNot={block.isNot} onChange={(isNot) => onChange({ ...block, isNot })} />
      <BlockSelect
        label="Sum"
        value={block.measure}
        choices={measures}
        onChange={(chosen) =>
          onChange({ ...block, measure: measures.find(({ value }) => value === chosen)?.value ?? 'quantity' })
        }
      />
      <span>of lines</span>
      <BlockSelect
        label="Comparison"
        value={block.operator}
        choices={operatorChoices}
        onChange={(chosen) => onChange({ ...block, operator: comparisons.find((one) => one === chosen) ?? '>=' })}
      />
      <ValueInput id={id} value={block.value} onChange={(value) => onChange({ ...block, value })} />
      <WhereEditor where={block.where} id={id} use={use} onChange={(where) => onChange({ ...block, where })} />
    </BlockRow>
  )
}

interface WhereProps {
  where: Block | null
  id: string
  use: ExpressionUse
  onChange(where: Block | null): void
}

/** The lines that count; without a condition all of them do. */
function WhereEditor({ where, id, use, onChange }: WhereProps) {
  if (!where)
    return (
      <button
        type="button"
        className="rule-add"
        onClick={() => onChange(groupOf([newBlock('condition', use, 'lines')]))}
      >
        + Only some lines
      </button>
    )
  const group = where.kind === 'group' ? where : groupOf([where])
  const change = (changed: Block) =>
    onChange(changed.kind === 'group' && changed.blocks.length === 0 && !changed.isNot ? null : changed)
  return (
    <div className="rule-where">
      <GroupEditor block={group} id={`${id}-where`} use={use} scope="lines" onChange={change} />
    </div>
  )
}
