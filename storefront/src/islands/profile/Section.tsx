import type { ReactNode } from 'react'

/** One part of the page about oneself, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** What is wrong with a part as a whole; announced when it comes. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:-mt-4">
      {text && <p className="problem rounded-control bg-danger-soft p-3">{text}</p>}
    </div>
  )
}

/** What has been done; announced when it comes. */
export function Done({ text }: { text: string | false }) {
  return (
    <p role="status" className="font-semibold text-leaf empty:-mt-4">
      {text}
    </p>
  )
}
