import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, redirect } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { refusalText } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pins.ts'

/** Pins and unpins a page, and goes back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const options = { accessToken: context.get(staffContext).token }
  const { Console } = getEnvironment().shop
  const [href, back] = [word('href'), word('back')]
  try {
    if (word('pin') === 'unpin') await Console.DeletePin({ href }, options)
    else await Console.SavePin({ href, label: word('label') }, options)
  } catch (error) {
    return data({ problem: refusalText(error), back: backTo(back) }, { status: 400 })
  }
  return redirect(backTo(back))
}

/** Only a page of the console. */
const backTo = (address: string): string => (/^\/\w/.test(address) ? address : '/')

/** Shown without script alone: a refused pin. */
export default function Pins({ actionData }: Route.ComponentProps) {
  const { problem = 'Open a page and pin it from the menu.', back = '/' } = actionData ?? {}
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">This page isn’t pinned</h1>
      <Notice kind="error">{problem}</Notice>
      <Link href={back}>Back to the page</Link>
    </div>
  )
}
