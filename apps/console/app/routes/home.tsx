import { healthCalls } from '@tessera/contract/middleware/operator/health-operations'
import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, redirect, useLocation } from 'react-router'
import { findFaults } from '../features/health/find-faults.ts'
import type { Fault } from '../features/health/health-view.ts'
import { loadHealth } from '../features/health/load-health.server.ts'
import { withOpenLinks } from '../features/health/with-open-links.server.ts'
import { loadFigures } from '../features/tasks/load-figures.server.ts'
import { loadTasks, mayDoTasks } from '../features/tasks/load-tasks.server.ts'
import { MorningCheck } from '../features/tasks/morning-check.tsx'
import { myStoreCookie, readMyStore } from '../features/tasks/my-store.ts'
import { doTask, isAboutMoney } from '../features/tasks/task-actions.server.ts'
import { readTaskFilter, tasksHref } from '../features/tasks/task-filter.ts'
import { TasksScreen } from '../features/tasks/tasks-screen.tsx'
import { TodayFiguresPart } from '../features/tasks/today-figures.tsx'
import type { MenuView } from '../generic/menu.ts'
import type { Problem } from '../operations/problem.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { menuOf } from '../shell/menu-of.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { store } = readTaskFilter(url.searchParams)
  const [tasks, faults, figures] = await Promise.all([
    loadTasks(staff, url.searchParams),
    loadFaults(staff),
    loadFigures(staff, store),
  ])
  const isWorking = tasks !== null && !('problem' in tasks)
  const menu = isWorking ? [] : placesOf(staff)
  const myStore = readMyStore(request.headers.get('cookie'))
  return { name: staff.name, tasks, faults, figures, store, myStore, menu, now: new Date().toISOString() }
}

/** The daily work first, as in the menu. */
function placesOf(staff: Staff): MenuView[] {
  const { pages, menu } = menuOf(staff)
  return pages.length > 0 ? [{ title: 'Daily work', items: pages }, ...menu] : menu
}

/** Null for people who do not look after the shop's health. */
const loadFaults = async (staff: Staff): Promise<Fault[] | null> =>
  mayUse(staff, healthCalls.getHealth) ? withOpenLinks(staff, findFaults(await loadHealth(staff))) : null

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  if (!mayDoTasks(own)) throw notHere()
  const form = await request.formData()
  if (form.get('intent') === 'myStore') throw rememberStore(String(form.get('store') ?? ''))
  const staff = isAboutMoney(form) ? await requireRecentPassword({ request, context }, form) : own
  const outcome = await doTask(staff, form)
  return data(outcome, { status: outcome.problem ? 400 : 200 })
}

const rememberStore = (store: string): Response =>
  redirect(tasksHref(null, { isMine: false, store }), { headers: { 'set-cookie': myStoreCookie(store) } })

export const meta: Route.MetaFunction = () => [{ title: 'Home · Tessera console' }]

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { name, tasks, faults, figures, store, myStore, menu, now } = loaderData
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{tasks ? 'To do' : `Good to see you, ${name}`}</h1>
      {faults && <MorningCheck faults={faults} />}
      {figures && <TodayFiguresPart figures={figures} store={store} />}
      {tasks && !('problem' in tasks) && <TasksScreen view={tasks} outcome={actionData} myStore={myStore} now={now} />}
      {tasks && 'problem' in tasks && <TasksProblem problem={tasks.problem} />}
      <Places menu={menu} />
    </div>
  )
}

/** The list could not be read; everything else still can. */
function TasksProblem({ problem: { message, code, requestId } }: { problem: Problem }) {
  const { pathname, search } = useLocation()
  return (
    <Notice
      kind="error"
      isLive
      title="Your to-do list couldn’t be loaded"
      action={<LinkButton href={pathname + search}>Retry</LinkButton>}
    >
      <p>{message} The other pages work.</p>
      <p className="text-xs wrap-anywhere">
        {code}
        {requestId && ` · request ${requestId}`}
      </p>
    </Notice>
  )
}

/** The pages of a person without tasks. */
const Places = ({ menu }: { menu: readonly MenuView[] }) => (
  <div className="grid items-start gap-6 tablet:grid-cols-2 wide:grid-cols-3">
    {menu.map(({ title, items }) => (
      <section key={title} aria-label={title} className="border border-grout bg-surface p-4">
        <h2 className="mb-2 text-lg">{title}</h2>
        <ul className="grid gap-x-4 tablet:grid-cols-2">
          {items.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="flex min-h-8 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
