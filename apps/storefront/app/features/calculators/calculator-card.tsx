import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { useState } from 'react'
import { Form } from 'react-router'
import { type CalculatorRules, findAnswer } from './calculators.ts'

interface CalculatorCardProps {
  rules: CalculatorRules
  /** From the URL, if the form was sent without JavaScript. */
  typed: Record<string, string>
}

export function CalculatorCard({ rules, typed }: CalculatorCardProps) {
  const [values, setValues] = useState(typed)
  const { id, title, summary, fields, next } = rules
  const answer = findAnswer(rules, values)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-grout py-12 desktop:grid-cols-12"
    >
      <div className="desktop:col-span-3">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-stone">{summary}</p>
      </div>
      <Form
        method="get"
        action={`/calculators#${id}`}
        preventScrollReset
        className="grid grid-cols-2 content-start gap-4 tablet:grid-cols-3 desktop:col-span-5"
      >
        {fields.map(({ name, label, unit }) => (
          <TextField
            key={name}
            label={label}
            name={`${id}-${name}`}
            inputMode="decimal"
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value.trim() })}
            after={unit}
            className="content-end"
          />
        ))}
        <noscript>
          <Button type="submit">Calculate</Button>
        </noscript>
      </Form>
      <output aria-live="polite" className="desktop:col-span-4">
        {answer ? (
          <>
            <p className="font-display text-4xl lining-nums">{answer.main}</p>
            <p className="mt-2 max-w-text">{answer.more}</p>
            <p className="mt-2">
              <Link href={next.href} className="inline-flex min-h-11 items-center">
                {next.label}
              </Link>
            </p>
          </>
        ) : (
          <p className="text-stone">Fill in every field with a number.</p>
        )}
      </output>
    </section>
  )
}
