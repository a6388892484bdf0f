import {
  type AmountShape,
  amountShape,
  factorOf,
  percentOf,
  textOfAmount,
} from '@tessera/domain/expression/blocks/amount'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'
import { BlockInput, BlockSelect } from './block-controls.tsx'
import { amountFields } from './rule-fields.ts'
import { RuleText, type RuleTextProps } from './rule-text.tsx'

const kinds = [
  { value: 'fixed', label: 'A fixed amount' },
  { value: 'share', label: 'A percentage' },
  { value: 'all', label: 'Everything' },
  { value: 'text', label: 'A calculation' },
]

/** The discount of a promotion: an amount, a percentage, everything of something, or a calculation as text. */
export function AmountEditor(props: Omit<RuleTextProps, 'isHidden'>) {
  const { name, label, text, use, onText } = props
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<{ text: string; shape: AmountShape }>()
  const shape = typed?.text === text ? typed.shape : amountShape(text)
  const change = (changed: AmountShape) => {
    setTyped({ text: textOfAmount(changed), shape: changed })
    onText(textOfAmount(changed))
  }
  const [first] = amountFields(use)
  const choose = (kind: string) => change(shapeOf(kind, text, first?.path ?? ''))
  const isText = !isHydrated || shape.kind === 'text'
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-bold">{label}</legend>
      {isHydrated && (
        <div className="rule-parts">
          <BlockSelect label="Kind of discount" value={shape.kind} choices={kinds} onChange={choose} />
          {shape.kind === 'fixed' && (
            <>
              <span aria-hidden="true">$</span>
              <BlockInput
                id={`${name}-amount`}
                label="Amount in dollars"
                isNumber
                value={shape.amount}
                onChange={(amount) => change({ kind: 'fixed', amount })}
              />
            </>
          )}
          {shape.kind === 'share' && <ShareInputs {...props} shape={shape} change={change} />}
          {shape.kind === 'all' && <OfSelect {...props} shape={shape} change={change} />}
        </div>
      )}
      <RuleText {...props} isHidden={!isText} />
    </fieldset>
  )
}

interface ShapeProps<S extends AmountShape> extends Omit<RuleTextProps, 'isHidden'> {
  shape: S
  change(shape: AmountShape): void
}

/** The percentage is kept as it is typed, so that `12.` can become `12.5`. */
function ShareInputs(props: ShapeProps<Extract<AmountShape, { kind: 'share' }>>) {
  const { name, shape, change } = props
  const [typed, setTyped] = useState(percentOf(shape.factor))
  const shown = factorOf(typed) === factorOf(percentOf(shape.factor)) ? typed : percentOf(shape.factor)
  return (
    <>
      <BlockInput
        id={`${name}-percent`}
        label="Percent"
        isNumber
        value={shown}
        onChange={(percent) => {
          setTyped(percent)
          change({ ...shape, factor: factorOf(percent) })
        }}
      />
      <span>% of</span>
      <OfSelect {...props} />
    </>
  )
}

function OfSelect({ use, shape, change }: ShapeProps<Extract<AmountShape, { kind: 'share' | 'all' }>>) {
  const fields = amountFields(use)
  const known = fields.some(({ path }) => path === shape.of)
  const choices = fields.map(({ path, label }) => ({ value: path, label }))
  return (
    <BlockSelect
      label="Of what"
      value={shape.of}
      choices={known ? choices : [{ value: shape.of, label: shape.of }, ...choices]}
      onChange={(of) => change({ ...shape, of })}
    />
  )
}

function shapeOf(kind: string, text: string, first: string): AmountShape {
  if (kind === 'fixed') return { kind, amount: '10' }
  if (kind === 'share') return { kind, of: first, factor: '0.1' }
  return kind === 'all' ? { kind, of: first } : { kind: 'text', text }
}
