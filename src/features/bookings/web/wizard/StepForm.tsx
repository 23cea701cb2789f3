import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<'form'>, 'children'> & {
  /** Undefined where there is nothing to send. */
  onSubmit: ComponentProps<'form'>['onSubmit'];
};

/** What a step of a booking asks, which waits for the page to be awake; a form only while it can be sent. */
export function StepForm({ onSubmit, children }: Props) {
  if (!onSubmit) return <div className="stack">{children}</div>;
  return (
    <form className="stack" onSubmit={onSubmit} noValidate method="post" data-needs-client="">
      {children}
    </form>
  );
}
