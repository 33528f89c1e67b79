/** Keeps a panel that breaks from taking the rest of the studio with it. It says what happened and tries again when asked, or with the next item. */
import { Component, type ReactNode } from 'react';
import { Button } from '../theme/button';
import states from './states.module.css';

export interface PanelBoundaryProps {
  /** "The form", "The playtest". */
  name: string;
  children: ReactNode;
}

export class PanelBoundary extends Component<PanelBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className={states.notice} role="alert">
        <strong>{this.props.name} stopped</strong>
        <p>{error.message} Your text is untouched; everything else goes on.</p>
        <div className={states.actions}>
          <Button look="line" onClick={() => this.setState({ error: null })}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
}
