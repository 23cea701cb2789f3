import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  /** Another route resets the boundary. */
  currentRoute: object;
  Failed: ComponentType<{ error: unknown }>;
  children: ReactNode;
};
type State = { currentRoute: object; caught: { error: unknown } | undefined };

/** Shows `Failed` in place of what could not be rendered. A class, because React catches in no other way. */
export class Boundary extends Component<Props, State> {
  override state: State = { currentRoute: this.props.currentRoute, caught: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  static getDerivedStateFromProps({ currentRoute }: Props, state: State): State | null {
    return currentRoute === state.currentRoute ? null : { currentRoute, caught: undefined };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.caught ? <Failed error={this.state.caught.error} /> : children;
  }
}
