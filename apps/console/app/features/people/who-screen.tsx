import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { PageHead } from '../../generic/page-head.tsx'
import type { WhoView } from './people-view.ts'

/** From a job to the people who may do it. */
export const WhoScreen = ({ view: { search, found } }: { view: WhoView }) => (
  <div className="grid gap-5">
    <PageHead
      title="Who can …?"
      crumbs={[
        { title: 'People and permissions', url: '/people' },
        { title: 'Who can', url: '/people/who' },
      ]}
      actions={[]}
    />
    <Form role="search" className="flex max-w-xl items-end gap-3">
      <TextField
        label="What"
        name="q"
        type="search"
        defaultValue={search}
        hint="For example: refund, delete product"
        className="grow"
      />
      <Button type="submit">Search</Button>
    </Form>
    {search && found.length === 0 && <p>No operation matches “{search}”.</p>}
    <ul className="grid gap-3">
      {found.map(({ id, summary, profiles, people }) => (
        <li key={id} className="grid gap-1 border border-grout bg-surface p-4">
          <p>
            <b>{summary.replace(/\.$/, '')}</b> <code className="text-xs text-stone">{id}</code>
          </p>
          <p>
            <span className="text-stone">Profiles:</span> {profiles.join(', ') || 'none'}
          </p>
          <p>
            <span className="text-stone">Staff:</span> {people.join(', ') || 'no one'}
          </p>
        </li>
      ))}
    </ul>
  </div>
)
