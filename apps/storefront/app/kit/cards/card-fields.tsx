import { cardProblems } from '@tessera/contract/shop/card-problems'
import {
  type CardFieldName,
  findCardBrand,
  findCardProblem,
  formatCardNumber,
  formatExpiry,
} from '@tessera/domain/checkout/card-input'
import { TextField, type TextFieldProps } from '@tessera/ui/field'
import { type FormEvent, useState } from 'react'
import type { RefusedCard } from './read-card.server.ts'

interface Props {
  refused: RefusedCard | undefined
  billingZip: string
  holder: string
}

/** The number is spaced and checked while typing; a form with a mistake isn't sent, so nothing typed is lost. */
export function CardFields({ refused, billingZip, holder }: Props) {
  const [number, setNumber] = useState('')
  const check = (field: CardFieldName) => (typed: string) => {
    const code = findCardProblem(field, typed, { number, today: new Date().toISOString().slice(0, 10) })
    return code && cardProblems[code].message
  }
  /** Lets the browser refuse the form by the same rule. */
  const field = (name: CardFieldName) => ({
    name,
    check: check(name),
    error: refused?.field === name ? refused.message : undefined,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      currentTarget.setCustomValidity(check(name)(currentTarget.value) ?? ''),
    required: true,
  })
  const numberField = field('number')
  const spaceNumber = (input: HTMLInputElement) => {
    // a correction in the middle keeps its place; the spaces follow when the field is left
    const isAtEnd = input.selectionStart === input.value.length || document.activeElement !== input
    if (isAtEnd) input.value = formatCardNumber(input.value)
    setNumber(input.value)
    input.setCustomValidity(numberField.check(input.value) ?? '')
  }
  const brand = findCardBrand(number)
  return (
    <>
      <TextField
        {...numberField}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        onInput={(event) => spaceNumber(event.currentTarget)}
        onBlur={(event) => spaceNumber(event.currentTarget)}
        // always there: a field that gets its frame while somebody types would start anew and lose the number
        after={<output aria-label="Card brand">{brand}</output>}
        className="tablet:col-span-2"
      />
      <OtherCardFields {...{ field, refused, billingZip, holder }} />
    </>
  )
}

interface OtherProps extends Props {
  field(name: CardFieldName): Pick<TextFieldProps, 'check' | 'error' | 'onInput' | 'required'> & { name: string }
}

const OtherCardFields = ({ field, refused, billingZip, holder }: OtherProps) => (
  <>
    <TextField
      {...field('expires')}
      label="Expires"
      placeholder="MM/YY"
      inputMode="numeric"
      autoComplete="cc-exp"
      maxLength={7}
      defaultValue={refused?.expires}
      onBlur={({ currentTarget }) => {
        currentTarget.value = formatExpiry(currentTarget.value)
      }}
    />
    <TextField {...field('code')} label="Security code" inputMode="numeric" autoComplete="cc-csc" maxLength={4} />
    <TextField
      {...field('holder')}
      label="Name on the card"
      autoComplete="cc-name"
      maxLength={100}
      defaultValue={refused?.holder || holder}
    />
    <TextField
      {...field('billingZip')}
      label="Billing ZIP code"
      inputMode="numeric"
      autoComplete="billing postal-code"
      maxLength={10}
      defaultValue={refused?.billingZip || billingZip}
    />
  </>
)
