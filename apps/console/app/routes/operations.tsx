import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { listOperations } from '../generic/list-operations.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/operations.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  listOperations(context.get(staffContext).caller, url.searchParams.get('search') ?? '')

export const meta: Route.MetaFunction = () => [{ title: 'All operations · Tessera console' }]

export default function Operations({ loaderData: { search, total, allowed, groups } }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl">All operations</h1>
        <p className="text-stone">
          {total} calls of the platform’s API. You may use {allowed} of them; each has a form.
        </p>
      </header>
      <Form role="search" className="flex max-w-xl items-end gap-3">
        <TextField label="Search" name="search" type="search" defaultValue={search} className="grow" />
        <Button type="submit">Search</Button>
      </Form>
      {groups.length === 0 && <p>No operation matches “{search}”.</p>}
      <div className="grid gap-x-8 gap-y-6 desktop:grid-cols-2">
        {groups.map(({ tag, title, rows }) => (
          <section key={tag} aria-label={title} className="min-w-0">
            <h2 className="border-b border-grout pb-1 text-lg">{title}</h2>
            <ul>
              {rows.map(({ id, verb, summary, isAllowed }) => (
                <li key={id} className="flex min-h-8 items-center gap-3 border-b border-grout py-1">
                  <code className="w-14 shrink-0 text-xs text-stone">{verb}</code>
                  <Link href={`/operations/${id}`} className="min-w-0 grow wrap-anywhere no-underline hover:underline">
                    {summary}
                  </Link>
                  {!isAllowed && <Badge>No access</Badge>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
