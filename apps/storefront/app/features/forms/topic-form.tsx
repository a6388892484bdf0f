import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Form } from 'react-router'

interface Props {
  token: string
  topics: readonly { value: string; label: string }[]
  problem?: string | undefined
}

/** Offers fewer topics before unsubscribing, because subscribers often want less email rather than none. */
export function TopicForm({ token, topics, problem }: Props) {
  return (
    <Form
      method="post"
      // without a topic the same page comes back and needs the token
      action={`/unsubscribe?token=${encodeURIComponent(token)}`}
      className="mt-12 grid max-w-xl gap-4 border-t border-grout pt-8"
    >
      <h2 className="text-2xl">Or choose topics</h2>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value="topics" />
      <fieldset className="grid gap-1 tablet:grid-cols-2">
        <legend className="mb-2 text-sm font-bold">Only about</legend>
        {topics.map(({ value, label }) => (
          <Checkbox key={value} label={label} name="interests" id={`topic-${value}`} value={label} />
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="text-sm text-sale">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit">Save preferences</Button>
      </div>
    </Form>
  )
}
