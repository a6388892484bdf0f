import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import type { FormField } from '../../../generic/form-field.ts'
import { OperationField } from '../../../generic/operation-field.tsx'
import type { ProductQuestion } from './question.ts'

interface Props {
  question: ProductQuestion
  fields: readonly FormField[]
  problem: string | null
}

/** Asks for whom, how many, of which variant and when; the answer has its own address. */
export function QuestionForm({ question, fields, problem }: Props) {
  const values: Readonly<Record<string, string>> = { ...question }
  return (
    <Form role="search" aria-label="Question" className="flex flex-wrap items-end gap-3" key={JSON.stringify(question)}>
      {fields.map((field, at) => (
        <OperationField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={at === 0 && problem ? problem : undefined}
        />
      ))}
      <Button type="submit">Explain</Button>
    </Form>
  )
}
