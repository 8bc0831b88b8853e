import { Fragment } from 'react'

/** A text in which an e-mail address goes on in the next line after its @ where it has to. */
export function BreakableText({ text }: { readonly text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
    <Fragment key={index}>
      {index > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}

/** An e-mail address, from left to right. */
export function EmailAddress({ email }: { readonly email: string }) {
  return (
    <bdi dir="ltr">
      <BreakableText text={email} />
    </bdi>
  )
}
