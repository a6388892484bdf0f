// Three comforts on top of pages that work without them: filtering, copying, and no needless tab stops.

const words = (text) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Hides what does not hold every word, and groups of which nothing is left. */
function filter(part, wanted, says) {
  const entries = [...part.querySelectorAll('[data-words]')]
  for (const entry of entries) entry.hidden = !wanted.every((word) => entry.dataset.words.includes(word))
  // innermost first, so that an emptied group empties the one around it
  for (const group of [...part.querySelectorAll('[data-group]')].reverse())
    group.hidden = !group.querySelector('[data-words]:not([hidden])')
  for (const list of part.querySelectorAll('.found')) list.hidden = wanted.length === 0
  const counted = entries.filter((entry) => entry.matches('li, tr'))
  const left = counted.filter((entry) => !entry.hidden).length
  says.textContent = wanted.length === 0 ? '' : `${left} of ${counted.length} fit`
}

for (const box of document.querySelectorAll('[data-filter]')) {
  const input = box.querySelector('input')
  const part = document.getElementById(box.dataset.filter)
  const run = () => filter(part, words(input.value), box.querySelector('[role=status]'))
  box.hidden = false
  input.addEventListener('input', run)
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    input.value = ''
    run()
  })
  // a browser that comes back to the page puts the old text into the box
  if (input.value) run()
}

function addCopyButton(block) {
  const button = document.createElement('button')
  const says = document.createElement('span')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${block.querySelector('pre').getAttribute('aria-label')}`)
  says.className = 'unseen'
  says.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent)
    button.textContent = 'Copied'
    says.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
      says.textContent = ''
    }, 2000)
  })
  block.querySelector('figcaption').append(button, says)
}
if (navigator.clipboard) for (const block of document.querySelectorAll('.code')) addCopyButton(block)

/** Only what really scrolls needs a stop of its own. */
const observer = new ResizeObserver((changes) => {
  for (const { target } of changes) target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1
})
for (const region of document.querySelectorAll('.scroll, .code pre')) observer.observe(region)
