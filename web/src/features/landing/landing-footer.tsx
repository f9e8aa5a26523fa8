import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { ApplyButton, type ApplyWays } from './apply-button.tsx';
import styles from './landing-footer.module.css';

/** The closing pitch, with the call to action once more. @see docs/specification/part-1-public-and-client.md §2 */
export function LandingFooter(ways: ApplyWays) {
  return (
    <footer id="contact" className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['call']}>
          <div>
            <h2>Ready to Get Started?</h2>
            <p>Thousands of satisfied customers trust GRT with their video traffic. Tell us about yours.</p>
          </div>
          <ApplyButton {...ways} large />
        </div>
        <div className={styles['base']}>
          <Brand />
          <nav aria-label="Footer">
            <ul>
              <li>
                <a href="#features">Features</a>
              </li>
              <li>
                <a href="#how-it-works">How It Works</a>
              </li>
              <li>
                <Link to={paths.login}>Login</Link>
              </li>
            </ul>
          </nav>
          <p>© 2024 GRT. All rights reserved.</p>
        </div>
      </div>
    </footer>
  );
}
