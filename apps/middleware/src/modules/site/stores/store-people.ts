import type { StoreService } from './store.ts'

export interface StorePerson {
  name: string
  role: string
  /** The tasks this person helps with. */
  text: string
}

const first = ['Maren', 'Luis', 'Priya', 'Owen', 'Adele', 'Tomas', 'June', 'Samir', 'Nora', 'Caleb', 'Ingrid']
const last = ['Oyelaran', 'Becker', 'Castillo', 'Whitlock', 'Nakamura', 'Haddad', 'Lindqvist', 'Moreau', 'Okafor']

const posts: readonly (Omit<StorePerson, 'name'> & { needs?: StoreService })[] = [
  { role: 'Store manager', text: 'Here to make it right.' },
  { role: 'Designer', text: 'Room design, samples and coordination.', needs: 'design-studio' },
  { role: 'Pro desk', text: 'Quotes, lot holds and early loading.', needs: 'pro-desk' },
]

/**
 * The first staff of a store, derived from its number, so it is always the same. 11 first and 9 last names repeat only after 99
 * steps.
 */
export function storePeopleOf({ id, services }: { id: string; services: readonly string[] }): StorePerson[] {
  const number = Number(id.replace(/\D/g, ''))
  return posts.flatMap(({ role, text, needs }, post) => {
    const step = number * posts.length + post
    const name = `${first[step % first.length]} ${last[step % last.length]}`
    return needs && !services.includes(needs) ? [] : { name, role, text }
  })
}
