import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  /** Another scene is another chance. */ scene: object;
  Failed: ComponentType<{ error: unknown }>;
  children: ReactNode;
};
type State = { scene: object; caught: { error: unknown } | undefined };

/** Shows `Failed` in place of what could not be rendered. A class, because React catches in no other way. */
export class Boundary extends Component<Props, State> {
  override state: State = { scene: this.props.scene, caught: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  static getDerivedStateFromProps({ scene }: Props, state: State): State | null {
    return scene === state.scene ? null : { scene, caught: undefined };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.caught ? <Failed error={this.state.caught.error} /> : children;
  }
}
