#include "look_distance.h"

#include <algorithm>
#include <limits>

namespace remparts::scene::tests {

using test::colorDistance;
using test::labOf;
using test::seenBy;

namespace {

using Costs = std::vector<std::vector<double>>;

// The cheapest way to give each row a column of its own: the Hungarian method, row after row along shortest ways.
class Assignment {
  public:
    explicit Assignment(const Costs& costs)
        : m_costs(costs),
          m_size(costs.size()),
          m_rowPrice(m_size + 1),
          m_columnPrice(m_size + 1),
          m_rowOf(m_size + 1) {
        for (std::size_t row = 1; row <= m_size; ++row) add(row);
    }

    [[nodiscard]] double cost() const {
        double sum = 0;
        for (std::size_t column = 1; column <= m_size; ++column) sum += m_costs[m_rowOf[column] - 1][column - 1];
        return sum;
    }

  private:
    // Rows and columns count from 1; column 0 is where the new row waits.
    void add(std::size_t row) {
        constexpr double infinite = std::numeric_limits<double>::infinity();
        std::vector<double> distance(m_size + 1, infinite);
        std::vector<std::size_t> before(m_size + 1);
        std::vector<bool> isDone(m_size + 1);
        m_rowOf[0] = row;
        std::size_t column = 0;
        while (m_rowOf[column] != 0) {
            isDone[column] = true;
            const std::size_t from = m_rowOf[column];
            std::size_t nearest = 0;
            double least = infinite;
            for (std::size_t k = 1; k <= m_size; ++k) {
                if (isDone[k]) continue;
                const double way = m_costs[from - 1][k - 1] - m_rowPrice[from] - m_columnPrice[k];
                if (way < distance[k]) {
                    distance[k] = way;
                    before[k] = column;
                }
                if (distance[k] < least) {
                    least = distance[k];
                    nearest = k;
                }
            }
            reprice(isDone, distance, least);
            column = nearest;
        }
        for (; column != 0; column = before[column]) m_rowOf[column] = m_rowOf[before[column]];
    }

    void reprice(const std::vector<bool>& isDone, std::vector<double>& distance, double by) {
        for (std::size_t k = 0; k <= m_size; ++k) {
            if (isDone[k]) {
                m_rowPrice[m_rowOf[k]] += by;
                m_columnPrice[k] -= by;
            } else {
                distance[k] -= by;
            }
        }
    }

    const Costs& m_costs;
    std::size_t m_size;
    std::vector<double> m_rowPrice;
    std::vector<double> m_columnPrice;
    std::vector<std::size_t> m_rowOf;  // by column; 0 is none
};

}  // namespace

Look lookOf(const std::vector<QColor>& pixels, Sight sight, double start, std::size_t count) {
    Look look;
    for (std::size_t k = 0; k < count && !pixels.empty(); ++k) {
        const double part = (static_cast<double>(k) + start) / static_cast<double>(count);
        const auto pixel = static_cast<std::size_t>(part * static_cast<double>(pixels.size()));
        look.push_back(labOf(seenBy(sight, pixels[pixel])));
    }
    return look;
}

double lookDistance(const Look& a, const Look& b) {
    Costs costs;
    for (const Lab& from : a) {
        std::vector<double>& row = costs.emplace_back();
        for (const Lab& to : b) row.push_back(colorDistance(from, to));
    }
    return Assignment(costs).cost() / static_cast<double>(costs.size());
}

}  // namespace remparts::scene::tests
